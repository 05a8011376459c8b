import { vi } from "vitest";

/** Has the page save no files until the end of the test. Returns the names and texts of those that it would have saved, the newest last. */
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
