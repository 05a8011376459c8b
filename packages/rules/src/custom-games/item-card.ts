import type { Card } from "../play/card.ts";
import type { Item } from "./item.ts";

/** Returns the item as a dealer's card. Its picture covers the art that is drawn from its name. */
export function itemCard({ id, name, value, imageUrl, description }: Item): Card {
	return {
		id,
		name,
		...(description && { detail: description }),
		art: { kind: "item", name, ...(imageUrl && { imageUrl }) },
		value,
	};
}
