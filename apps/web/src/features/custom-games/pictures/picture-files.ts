import { ITEM_NAME_MAX } from "@hilo/rules/custom-games/limits";

/** Returns the pictures among what is dropped or pasted, in their order. Other files are left out. */
export function picturesIn(transfer: DataTransfer): File[] {
	return [...transfer.files].filter(({ type }) => type.startsWith("image/"));
}

/** Whether files are being held over something: what they are is only known once they are dropped. */
export function hasFiles(transfer: DataTransfer): boolean {
	return transfer.types.includes("Files");
}

/** Returns what an item with that picture may be called: "mount-everest_2.JPG" is "Mount everest 2". Empty where the name says nothing. */
export function itemNameOf({ name }: Pick<File, "name">): string {
	const words = name
		.replace(/\.[^.]{1,5}$/, "")
		.replace(/[_+\s-]+/g, " ")
		.trim();
	// What cameras and clipboards call a picture.
	if (/^(?:image|img|dsc|dscn|pxl|screenshot|photo|bild)?[\d\s().]*$/i.test(words)) return "";
	const [first = "", ...rest] = [...words].slice(0, ITEM_NAME_MAX);
	return first.toUpperCase() + rest.join("");
}
