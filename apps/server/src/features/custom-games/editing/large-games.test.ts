import { expect, it, vi } from "vitest";
import { onOneDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { GAME_BODY } from "./editing.rest.ts";

const openSite = onOneDatabase();

const EMOJI = "🏔";
const FULL = {
	name: EMOJI.repeat(100),
	description: EMOJI.repeat(1000),
	items: Array.from({ length: 500 }, (_, n) => ({
		name: EMOJI.repeat(100),
		value: n + 1,
		imageUrl: `https://pictures.example/${n}.webp`.padEnd(2000, "a"),
		description: EMOJI.repeat(300),
		source: EMOJI.repeat(400),
		note: EMOJI.repeat(200),
		credit: EMOJI.repeat(200),
	})),
};

const JSON_TYPE = { "Content-Type": "application/json" };

const DOORS = [
	["PUT", "/custom-games/any"],
	["POST", "/trpc/customGames.create"],
] as const;

async function codeOf(answer: Response) {
	const body = (await answer.json()) as { code?: string; error?: { data: { appCode: string } } };
	return { status: answer.status, code: body.code ?? body.error?.data.appCode };
}

/** A body in parts of 1 kB, with the number of kB that were read. */
function parts(kilobytes: number) {
	const sent = { kilobytes: 0 };
	const part = new TextEncoder().encode(" ".repeat(1024));
	const body = new ReadableStream({
		pull(controller) {
			if (sent.kilobytes === kilobytes) return controller.close();
			sent.kilobytes++;
			controller.enqueue(part);
		},
	});
	return { body, sent };
}

const gamesOf = ({ db }: TestSite) => db.kysely.selectFrom("custom_games").select("id").execute();

it.each(DOORS)(
	"%s %s refuses more than 4 MB, announced or not, before it has arrived",
	async (method, path) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tooLarge = { status: 413, code: "request/too-large" };
		const send = (body: ReadableStream, headers: Record<string, string>) => {
			const init = { method, body, headers: { ...JSON_TYPE, ...headers }, duplex: "half" };
			return ada.fetch(`/api${path}`, init as RequestInit);
		};
		const announced = parts(5000);
		const length = { "Content-Length": String(GAME_BODY.maxBytes + 1) };
		expect(await codeOf(await send(announced.body, length))).toEqual(tooLarge);
		// After the answer, what arrives is discarded.
		expect(announced.sent.kilobytes).toBeLessThan(1000);
		const arriving = parts(5000);
		expect(await codeOf(await send(arriving.body, {}))).toEqual(tooLarge);
		expect(arriving.sent.kilobytes).toBeLessThan(4200);
		expect(await gamesOf(site)).toEqual([]);
	},
);

it.each(DOORS)("%s %s counts 100,000 items before it parses them", async (method, path) => {
	const site = await openSite();
	const ada = await site.player("ada");
	// Neither valid JSON nor named: both are checked later.
	const body = `{"items":[${'{"name":"a"},'.repeat(100_000)}`;
	const answer = await codeOf(await ada.fetch(`/api${path}`, { method, headers: JSON_TYPE, body }));
	expect(answer).toEqual({ status: 400, code: "custom-games/too-many-items" });
});

it("counts no commas and brackets within texts", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const items = FULL.items.map((item) => ({ ...item, description: '{[,"\\,'.repeat(40) }));
	expect(await ada.api.customGames.create.mutate({ ...FULL, items })).toMatchObject({ version: 1 });
});

it("waits for the player's turn at each step of a large save", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const waitForTurn = vi.spyOn(site.services.limits.queues, "waitForTurn");
	const owners = () => waitForTurn.mock.calls.splice(0).map(([{ actor }]) => "id" in actor && actor.id);
	const { id } = await ada.api.customGames.create.mutate(FULL);
	expect(owners()).toEqual([ada.id, ada.id, ada.id]);
	await ada.api.customGames.update.mutate({ ...FULL, id });
	expect(owners()).toEqual([ada.id, ada.id, ada.id]);
});
