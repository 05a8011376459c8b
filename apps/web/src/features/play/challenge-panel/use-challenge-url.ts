import { useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import type { ChallengeSource } from "./challenge-source.ts";

/**
 * Returns a function that makes the run's challenge by link when it is first called, and answers its address. If that
 * fails, it answers the game's address and tries again the next time.
 */
export function useChallengeUrl(source: ChallengeSource | null, gameUrl: string): () => Promise<string> {
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation();
	const made = useRef<Promise<string> | null>(null);
	async function makeLink(source: ChallengeSource): Promise<string> {
		const { id } = await create.mutateAsync({ source });
		utils.duels.mine.invalidate();
		return `${window.location.origin}/duel/${id}`;
	}
	return async () => {
		if (!source) return gameUrl;
		made.current ??= makeLink(source);
		try {
			return await made.current;
		} catch (error) {
			logFailure("The link to a challenge was not made", error);
			made.current = null;
			return gameUrl;
		}
	};
}
