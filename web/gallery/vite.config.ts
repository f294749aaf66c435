import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type UserConfig } from "vite";
import product from "../vite.config.ts";

// The gallery is for the eyes of those who draw: it stands beside the product and never in its bundle.
// Run it with `npx vite --config gallery/vite.config.ts` and open /gallery.html.
export default defineConfig((env) =>
  mergeConfig((product as (env: unknown) => UserConfig)(env), {
    server: { fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] }, proxy: {} },
  }),
);
