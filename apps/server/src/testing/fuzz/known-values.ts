import type { World } from "../authorisation.ts";
import type { Dice } from "./dice.ts";

/** Only the newest values of each name are kept. */
const MAX_VALUES = 40;
const MAX_DEPTH = 6;
const MAX_LENGTH = 200;
const HARVESTED = /(^_?id|Id|key|cursor|Cursor|next|shareableLink|username|clientId|version)$/;
const CLASSIC = ["countryGame", "movieGame", "historyGame1800_1900", "1800_1900", "country", "github"];

/** The ids, names and cursors that a client can know, from the world and from answers. */
export class KnownValues {
	readonly #byName = new Map<string, string[]>();
	readonly #ids: string[] = [];

	constructor(world: World) {
		const { player, friend, other, blocked, requester, requestReceiver } = world;
		for (const user of [player, friend, other, blocked, requester, requestReceiver]) {
			this.#add("userId", user.id);
			this.#add("username", user.username);
			this.#add("search", user.username.slice(0, 3));
		}
		for (const game of [world.privateGame, world.invitedGame, world.publicGame, world.offeredGame]) {
			this.#add("gameId", game.id);
			this.#add("key", game.key);
		}
		for (const [name, value] of Object.entries(world)) if (typeof value === "string") this.#add(name, value);
	}

	named(name: string, dice: Dice): string | null {
		if (name === "id" || /^(subjectId|about|owner|cursor|before|after|upTo)$/.test(name))
			return dice.pick([dice.pick(this.#ids), ...(this.#byName.get(name) ?? []).slice(-5)]);
		if (name === "key" && dice.onceIn(2)) return dice.pick(CLASSIC);
		if (name === "query" || name === "actor") return this.named("search", dice);
		const values = this.#byName.get(name);
		return values ? dice.pick(values) : null;
	}

	harvest(text: string): void {
		if (!text.startsWith("{") && !text.startsWith("[")) return;
		try {
			this.#harvest(JSON.parse(text), 0);
		} catch {
			// Not JSON.
		}
	}

	#harvest(value: unknown, depth: number): void {
		if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return;
		for (const [name, inside] of Object.entries(value).slice(0, MAX_VALUES)) {
			if (typeof inside === "string" && inside.length <= MAX_LENGTH && HARVESTED.test(name))
				this.#add(name, inside);
			else this.#harvest(inside, depth + 1);
		}
	}

	#add(name: string, value: string): void {
		const field = name === "_id" ? "id" : /cursor|next/i.test(name) ? "cursor" : name;
		for (const list of [this.#valuesOf(field), ...(/id$/i.test(name) ? [this.#ids] : [])]) {
			list.push(value);
			if (list.length > MAX_VALUES) list.shift();
		}
		// Chats use message ids as cursors and read positions.
		if (field === "id")
			for (const cursorField of ["before", "after", "upTo"]) this.#valuesOf(cursorField).push(value);
	}

	#valuesOf(name: string): string[] {
		const values = this.#byName.get(name) ?? [];
		if (values.length > MAX_VALUES) values.shift();
		this.#byName.set(name, values);
		return values;
	}
}
