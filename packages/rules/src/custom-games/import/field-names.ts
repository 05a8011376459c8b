import { ITEM_FIELDS, type ItemField } from "../item.ts";

/** Common headings of the fields, in lower-case letters and digits only. Earlier ones are preferred. */
const NAMES: Readonly<Record<ItemField, string>> = {
	name: "name title item itemname itemtitle label term thing entry namecommon fullname",
	value: "value amount figure quantity qty val number score count total",
	imageUrl:
		"imageurl image imageaddress imagelink imagesrc img imgurl picture pictureurl picturelink pic photo photourl thumbnail poster icon",
	description: "description desc details detail comment about info caption summary",
	source:
		"source sourceurl sources reference ref citation htmlurl homepage wikipedia wiki website url link href src",
	note: "note notes remark remarks annotation footnote funfact trivia",
	credit:
		"credit credits imagecredit imagecredits picturecredit photocredit photocredits attribution imageattribution photographer imageauthor photoby pictureby",
};

/** Each heading with its field and its place in the field's list. */
const FIELDS = new Map<string, { readonly field: ItemField; readonly rank: number }>();
for (const field of ITEM_FIELDS) {
	for (const [rank, name] of NAMES[field].split(" ").entries()) FIELDS.set(name, { field, rank });
}

/** Returns the field that a heading names, with 0 for its clearest name; null for any other heading. */
export function fieldNamed(heading: string): { readonly field: ItemField; readonly rank: number } | null {
	return FIELDS.get(plainHeading(heading)) ?? null;
}

/** Returns the letters and digits of a heading, in lower case, without what is in brackets. */
function plainHeading(heading: string): string {
	return heading
		.slice(0, 100)
		.toLowerCase()
		.replace(/\([^)]*\)/g, "")
		.replace(/[^\p{L}\p{N}]/gu, "");
}

/** What the rows of a table most often are. */
const THINGS =
	/^(?:country|countries|nation|state|region|city|town|player|athlete|team|club|person|company|brand|product|model|film|movie|book|song|album|artist|game|animal|species|mountain|river|lake|island|building|language|land|pays|país)$/u;

/** Whether a heading stands over names. */
export function headsNames(heading: string): boolean {
	return fieldNamed(heading)?.field === "name" || THINGS.test(plainHeading(heading));
}

/** Headings of numbers that only name, order or place the rows. */
const NOT_VALUES =
	/^(?:|rank|ranking|place|position|pos|index|idx|no|nr|num|row|rownumber|id|.*id|key|code|zip|zipcode|plz|postcode|postalcode|phone|lat|latitude|lon|lng|long|longitude)$/u;
const YEARS = /^(?:year|years|date|founded|born|released|since|.*year|jahr|año|année|ano|год|年)$/u;
/** Headings that most often stand over what such a game asks. */
const LIKELY =
	/^(?:population|height|elevation|length|area|weight|mass|price|cost|budget|gross|revenue|views|votes|stars|stargazerscount|speed|depth|distance|size|followers|subscribers|downloads|sales|gdp|age)/u;

/** How likely a heading stands over the value: above 0 more, below 0 less. */
export function valueLikelihood(heading: string): number {
	const plain = plainHeading(heading);
	if (NOT_VALUES.test(plain)) return -50;
	if (YEARS.test(plain)) return -30;
	return LIKELY.test(plain) ? 8 : 0;
}
