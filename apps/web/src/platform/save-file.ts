/** Safari reads the file only some time after the click. */
export const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
	const href = URL.createObjectURL(content);
	Object.assign(document.createElement("a"), { href, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
}

export function saveCsv(name: string, csv: string): void {
	saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}
