import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { expect, it } from "vitest";
import { openApiDocument } from "../platform/rest/openapi.ts";
import { REST_SECTIONS } from "./rest-rows.ts";

it("prints the description that the site serves, of the workspace's version", async () => {
	const program = resolve(import.meta.dirname, "print-openapi.program.ts");
	const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 4_000_000 });
	const document = JSON.parse(stdout);
	expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(REST_SECTIONS, DEFAULT_BRANDING.name))));
	const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../../../package.json"), "utf8"));
	expect(document.info.version).toBe(manifest.version);
});
