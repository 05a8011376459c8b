// Completes `dist`, which `pnpm pack` packs: the last step of `prepack`.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PACKAGE = join(import.meta.dirname, "..");
const ROOT = join(PACKAGE, "../..");
const DIST = join(PACKAGE, "dist");

const readManifest = async (folder: string) =>
	JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

const { version, license } = await readManifest(ROOT);
const { name, description, type, sideEffects, engines, dependencies } = await readManifest(PACKAGE);
const isBundled = (dependency: string) => dependency.startsWith("@hilo/");

const manifest = {
	name,
	version,
	description,
	license,
	type,
	sideEffects,
	engines,
	exports: { ".": { types: "./hilo-client.d.ts", default: "./hilo-client.js" } },
	dependencies: Object.fromEntries(
		Object.entries(dependencies).filter(([dependency]) => !isBundled(dependency)),
	),
};

await Promise.all([
	writeFile(join(DIST, "package.json"), `${JSON.stringify(manifest, null, "\t")}\n`),
	copyFile(join(PACKAGE, "README.md"), join(DIST, "README.md")),
	copyFile(join(ROOT, "LICENSE"), join(DIST, "LICENSE")),
]);
