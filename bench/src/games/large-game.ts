import type { TestSite } from "@hilo/server/testing/test-site";

const ITEMS = 500;

/** A game of maximum size: 500 items, 1.4 MB. */
export function largeGame(name: string, privacyLevel: "public" | "private" = "public") {
	return {
		name,
		description: "As many items as a game may have",
		privacyLevel,
		items: Array.from({ length: ITEMS }, (_, n) => ({
			name: `Item ${n} ${"n".repeat(80)}`,
			value: n + 1,
			imageUrl: `https://pictures.example/${"p".repeat(1950)}/${n}.webp`,
			description: "d".repeat(300),
		})),
	};
}

export async function makeLargeGame(site: TestSite): Promise<string> {
	const maker = await site.player("maker");
	const { id } = await maker.api.customGames.create.mutate(largeGame("Full size"));
	return id;
}
