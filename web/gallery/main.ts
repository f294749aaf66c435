import { mount } from "svelte";
import "../src/theme.css";
import { preferences } from "../src/lib/preferences.svelte";
import type { Lang } from "../src/lib/wire";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no element with the id 'app'");

const wanted = new URLSearchParams(location.search);
if (wanted.get("lang") === "en" || wanted.get("lang") === "vi") preferences.lang = wanted.get("lang") as Lang;
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";

export default mount(Gallery, {
  target,
  props: { show: wanted.get("show") ?? "board", which: wanted.get("board") ?? "london" },
});
