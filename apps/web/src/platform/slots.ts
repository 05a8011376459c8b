import type { LinkProps } from "@tanstack/react-router";
import type { Api } from "./api/trpc.ts";
import type { Island } from "./chunks/lazy-island.tsx";
import type { Me } from "./session.ts";

/** A hook that answers how many things wait for the player. Zero shows nothing. */
export type Count = () => number;

/** A tab of the own profile, as a feature hands it to the shell. */
export interface ProfileTab<Id extends string = string> {
	/** What stands for the tab in the address. */
	readonly id: Id;
	readonly label: string;
	/** Its content, loaded when the tab is opened. */
	readonly Content: Island<{ me: Me }>;
	/** Asks for what the content shows first, so that the server's page has it. */
	readonly load?: (api: Api) => Promise<unknown>;
	readonly useCount?: Count;
}

/** An item of the account menu that leads somewhere, as a feature hands it to the shell. */
export interface MenuItem {
	readonly label: string;
	/** Where it leads. */
	readonly link: Pick<LinkProps, "to" | "search" | "state">;
	readonly useCount?: Count;
	/** Whether the item is there for this player; for everyone if left out. */
	readonly isFor?: (me: Me) => boolean;
}
