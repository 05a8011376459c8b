import type { DuelCard } from "@hilo/rules/duels/duels.views";

type Ended = "won" | "lost" | "drawn" | "declined";

/** A sign for each result, so that colour is not the only difference. */
export const RESULTS: Readonly<Record<Ended, { readonly sign: string; readonly look: string }>> = {
	won: { sign: "✓", look: "text-correct" },
	lost: { sign: "✕", look: "text-wrong" },
	drawn: { sign: "=", look: "" },
	declined: { sign: "–", look: "text-muted" },
};

export const isEnded = (state: DuelCard["state"]): state is Ended => Object.hasOwn(RESULTS, state);

export function resultWords({ state, other, mode }: Pick<DuelCard, "state" | "other" | "mode">): string {
	switch (state) {
		case "won":
			return "You won";
		case "lost":
			return "You lost";
		case "drawn":
			return "A draw";
		case "declined":
			return mode === "live" ? "Called off" : "Declined";
		case "yours":
			return "Your turn";
		case "theirs":
			return other ? "Not played yet" : "Nobody has played yet";
	}
}
