import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";
import { useEffect, useState } from "react";
import { PLAY_FALLBACKS } from "../fallbacks.ts";

/** Documented as ending in a colon, after which comes what went wrong. */
const OPEN_ENDED: ErrorCode = "play/history-init-failed";
const NO_ANSWER = "the site did not answer.";
/** For when not even the texts can be fetched. */
const WITHOUT_TEXTS = "An unexpected error occurred. Please try again later.";

/** The texts are no part of the page; they come while the items do, so that they are there when the connection is not. */
const texts = () => import("../../../platform/error-text.ts");

/** What to say of a game's items that could not be had; null while there is nothing to say. */
export function useProblem(game: GameId, error: object | null): string | null {
	const [problem, setProblem] = useState<string | null>(null);
	useEffect(() => {
		texts().catch(() => {});
	}, []);
	useEffect(() => {
		if (!error) return;
		let isGone = false;
		const code = PLAY_FALLBACKS[game].load;
		const say = (text: string) => {
			if (!isGone) setProblem(code === OPEN_ENDED && text.endsWith(": ") ? text + NO_ANSWER : text);
		};
		texts().then(
			({ errorText }) => say(errorText(error, code)),
			() => say(WITHOUT_TEXTS),
		);
		return () => {
			isGone = true;
		};
	}, [error, game]);
	return problem;
}
