import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const locale = fileURLToPath(new URL("../src/cotyphu/locale", import.meta.url));
const server = process.env["COTYPHU_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The texts are the server's own .ftl files, imported with `?raw`: one source for both sides.
  resolve: {
    alias: { $locale: locale },
    // Without it vitest takes Svelte's server build, which cannot mount a component.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Fonts stay files, so that a browser fetches only the subsets it shows.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".", locale] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    restoreMocks: true,
  },
}));
