/** Returns at most `count` of the items in random order, each once; `random` from 0 to below 1. */
export function pickSome<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
	const rest = [...items];
	const picked: Item[] = [];
	while (picked.length < count && rest.length > 0) {
		picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
	}
	return picked;
}
