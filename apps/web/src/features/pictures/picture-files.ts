import { MAX_ITEM_NAME_LENGTH } from "@hilo/rules/custom-games/limits";

export function picturesIn(transfer: DataTransfer): File[] {
	return [...transfer.files].filter(({ type }) => type.startsWith("image/"));
}

/** Whether files are dragged. Their types are known only when they are dropped. */
export function hasFiles(transfer: DataTransfer): boolean {
	return transfer.types.includes("Files");
}

/** Suggests an item name: "mount-everest_2.JPG" gives "Mount everest 2"; "" if the file name says nothing. */
export function itemNameOf({ name }: Pick<File, "name">): string {
	const words = name
		.replace(/\.[^.]{1,5}$/, "")
		.replace(/[_+\s-]+/g, " ")
		.trim();
	// Names that cameras and clipboards give.
	if (/^(?:image|img|dsc|dscn|pxl|screenshot|photo|bild)?[\d\s().]*$/i.test(words)) return "";
	const [first = "", ...rest] = [...words].slice(0, MAX_ITEM_NAME_LENGTH);
	return first.toUpperCase() + rest.join("");
}
