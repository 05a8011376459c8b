import type { ItemField } from "../item.ts";

/** Common headings of the fields, in lower-case letters and digits only. */
const NAMES: Readonly<Record<ItemField, readonly string[]>> = {
	name: ["name", "title", "item", "itemname", "itemtitle", "label", "term", "thing", "entry"],
	value: ["value", "amount", "number", "figure", "score", "count", "total", "quantity", "qty", "val"],
	imageUrl: [
		"imageurl",
		"image",
		"imageaddress",
		"imagelink",
		"imagesrc",
		"img",
		"imgurl",
		"picture",
		"pictureurl",
		"picturelink",
		"pic",
		"photo",
		"photourl",
		"thumbnail",
		"poster",
		"icon",
		"src",
		"url",
		"link",
	],
	description: [
		"description",
		"desc",
		"details",
		"detail",
		"note",
		"notes",
		"comment",
		"about",
		"info",
		"caption",
		"summary",
	],
};

const FIELDS = new Map<string, ItemField>();
for (const field of ["name", "value", "imageUrl", "description"] as const) {
	for (const name of NAMES[field]) FIELDS.set(name, field);
}

/** Returns the field that a heading names; null for any other heading. */
export function fieldNamed(heading: string): ItemField | null {
	const plain = heading
		.slice(0, 100)
		.toLowerCase()
		.replace(/\([^)]*\)/g, "");
	return FIELDS.get(plain.replace(/[^\p{L}\p{N}]/gu, "")) ?? null;
}
