import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../workspace.ts";
import { withImage } from "./with-image.ts";

const settings = readFileSync(join(ROOT, "compose.postgres.env.example"), "utf8");
const oneContainer = readFileSync(join(ROOT, "compose.yaml"), "utf8");
const image = `ghcr.io/owner/name@sha256:${"0a".repeat(32)}`;

it("fills the image into the settings, and changes nothing else", () => {
	const filled = withImage(settings, image);
	expect(filled.split("\n")).toContain(`HILO_IMAGE=${image}`);
	expect(filled.replace(image, "")).toBe(settings);
});

it("fills the image into the file of one container, where another can still be named", () => {
	const filled = withImage(oneContainer, image);
	expect(filled).toContain(`image: \${HILO_IMAGE:-${image}}\n`);
	expect(filled.replace(image, "hilo")).toBe(oneContainer);
});

it("refuses an image without a digest, and settings that name one", () => {
	for (const name of [
		"ghcr.io/owner/name:1.0.0",
		"ghcr.io/owner/name@",
		`ghcr.io/Owner/name@sha256:${"0a".repeat(32)}`,
	]) {
		expect(() => withImage(settings, name)).toThrow("by digest");
	}
	expect(() => withImage(withImage(settings, image), image)).toThrow("to fill in");
});
