/** Returns at most `count` of the items in random order, each once; `random` from 0 to below 1. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
	const remaining = [...items];
	const picked: Item[] = [];
	while (picked.length < count && remaining.length > 0) {
		picked.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
	}
	return picked;
}
