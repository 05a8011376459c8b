export function saveText(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = Object.assign(document.createElement("a"), { href: address, download: name });
	link.click();
	URL.revokeObjectURL(address);
}
