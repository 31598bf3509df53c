import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built files travel inside the Python package, so that users need only pip.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/worldtable/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false }, // the polyfill is an inline script
    target: "es2022",
  },
});
