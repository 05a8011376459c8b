import { type BrowserContext, expect } from "@playwright/test";

const PIXEL_PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
	"base64",
);

/** Heights in metres. */
export const PEAKS: ReadonlyMap<string, number> = new Map([
	["Mount Everest", 8849],
	["Aconcagua", 6961],
	["Denali", 6190],
	["Kilimanjaro", 5895],
	["Elbrus", 5642],
	["Vinson", 4892],
	["Mont Blanc", 4806],
	["Puncak Jaya", 4884],
	["Kosciuszko", 2228],
	["Ben Nevis", 1345],
]);

export interface CreatedGame {
	readonly id: string;
	readonly name: string;
	/** The share link, relative to the site. */
	readonly link: string;
}

export async function uploadPicture(context: BrowserContext): Promise<string> {
	const answer = await context.request.post("/api/trpc/customGames.addPicture", {
		headers: { "Content-Type": "application/octet-stream" },
		data: PIXEL_PNG,
	});
	expect(answer.status(), await answer.text()).toBe(200);
	const { result }: { result: { data: { imageUrl: string } } } = await answer.json();
	return result.data.imageUrl;
}

export async function createGame(
	context: BrowserContext,
	name: string,
	privacyLevel: "private" | "invite_only" | "public",
): Promise<CreatedGame> {
	const imageUrl = await uploadPicture(context);
	const answer = await context.request.post("/api/custom-games", {
		data: {
			name,
			description: "Which of these peaks is higher?",
			valueLabel: "Height in metres",
			privacyLevel,
			timerSeconds: 0,
			items: [...PEAKS].map(([peak, value]) => ({ name: peak, value, imageUrl })),
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	const game: { _id: string; shareableLink: string } = await answer.json();
	const { pathname, search } = new URL(game.shareableLink, "http://site");
	return { id: game._id, name, link: `${pathname}${search}` };
}
