import type { LinkProps } from "@tanstack/react-router";
import type { Api } from "./api/trpc.ts";
import type { Island } from "./chunks/lazy-island.tsx";
import type { Me } from "./session.ts";

/** A hook that returns how many things wait for the player. */
export type Count = () => number;

/** A tab of the own profile, defined by a feature. */
export interface ProfileTab<Id extends string = string> {
	/** The tab's name in the address. */
	readonly id: Id;
	readonly label: string;
	/** Loaded when the tab is opened. */
	readonly Content: Island<{ me: Me }>;
	/** Loads the content's first data, so that the server renders it. */
	readonly load?: (api: Api) => Promise<unknown>;
	readonly useCount?: Count;
}

/** A link of the account menu, defined by a feature. */
export interface MenuItem {
	readonly label: string;
	readonly link: Pick<LinkProps, "to" | "search" | "state">;
	readonly useCount?: Count;
	/** Whether the player has the item; everyone by default. */
	readonly isFor?: (me: Me) => boolean;
}
