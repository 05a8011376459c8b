import type { Outputs } from "../../platform/api/trpc.ts";

type Knowledge = Outputs["knowledge"]["get"];

/** A player whose knowledge is shown, and how the page calls them. */
export interface Side extends Knowledge {
	readonly label: string;
}
