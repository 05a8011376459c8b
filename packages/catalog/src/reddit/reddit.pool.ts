import type { Card, Pool } from "@hilo/rules/play/card";
import { sourceFields, subredditSource } from "../sources.ts";
import rows from "./reddit.data.json" with { type: "json" };

export interface Subreddit {
	id: number;
	/** As in its URL, without `r/`. */
	name: string;
	/** What the name means: `aoe2` is Age of Empires II. */
	title: string;
	description: string;
	subscribers: number;
	/** Of its topic: a name in the game-icons set. */
	icon: string;
}

export const SUBREDDITS: readonly Subreddit[] = rows;

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns a subreddit as an item, without the title where it only repeats the name. */
export function subredditCard({ name, title, description, subscribers, icon }: Subreddit): Card {
	return {
		id: name,
		name: `r/${name}`,
		detail: lettersAndDigits(title) === lettersAndDigits(name) ? description : `${title} · ${description}`,
		art: { kind: "subreddit", name, icon },
		value: subscribers,
	};
}

export const subredditPool: Pool = {
	game: "reddit",
	...sourceFields(subredditSource),
	cards: SUBREDDITS.map(subredditCard),
};
