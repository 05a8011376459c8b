import { vi } from "vitest";

/** Intercepts saved files in this test. Returns their names and texts, newest last. */
export function savedFiles(): { name: string; text: Promise<string> }[] {
	const saved: { name: string; text: Promise<string> }[] = [];
	let last = new Blob();
	vi.spyOn(URL, "createObjectURL").mockImplementation((object) => {
		if (object instanceof Blob) last = object;
		return "blob:of-a-test";
	});
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push({ name: this.download, text: last.text() });
	});
	return saved;
}
