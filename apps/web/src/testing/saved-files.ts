import { vi } from "vitest";

/** Keeps the page from saving files in this test. Returns the names and texts of those that it tried to save, the newest last. */
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
