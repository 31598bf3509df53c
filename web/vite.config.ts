import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, runnerImport, type Plugin } from "vite";

/** `import address from "./cover.ts?drawn"`: the module's picture is drawn now, and only its address comes along. */
function drawn(): Plugin {
  return {
    name: "drawn",
    async load(id) {
      if (!id.endsWith("?drawn")) {
        return null;
      }
      const file = id.slice(0, -"?drawn".length);
      const { module } = await runnerImport<{ default: string }>(file);
      const [folder = "", name = ""] = file.replace(/\.ts$/, "").split("/").slice(-2);
      const picture = this.emitFile({ type: "asset", name: `${folder}-${name}.svg`, source: module.default });
      return `export default import.meta.ROLLUP_FILE_URL_${picture};`;
    },
  };
}

// The built files travel inside the Python package, so that users need only pip.
export default defineConfig({
  plugins: [drawn(), svelte()],
  base: "/",
  build: {
    outDir: "../src/worldtable/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    modulePreload: { polyfill: false }, // the polyfill is an inline script
    target: "es2022",
    rollupOptions: {
      output: {
        // The pictures of a game are known by their name, so that the tests can look at them as they are shipped.
        chunkFileNames: ({ facadeModuleId }) => `assets/${/art\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? "")?.[1]?.replace(/^/, "art-") ?? "[name]"}-[hash].js`,
      },
    },
  },
});
