import { Emblem } from "./emblem.tsx";
import { numbersFrom } from "./hash.ts";

/** A subreddit's mark, in a hue of its name. */
export function Community({ name }: { name: string }) {
	return <Emblem seed={`r/${name}`} hue={numbersFrom(name)(360)} />;
}
