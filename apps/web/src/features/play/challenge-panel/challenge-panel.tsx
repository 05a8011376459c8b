import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { Link } from "@tanstack/react-router";
import { useId, useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useMe } from "../../../platform/session.ts";
import { wholeAddress } from "../../../ui/base-path.ts";
import { ShareButton } from "../../../ui/share.tsx";
import { GOOD_FROM } from "../stage/game-over/tone.ts";
import { type ChallengeSearch, type ChallengeSource, FriendRow, SEND_TO_FRIENDS } from "./friend-row.tsx";

interface ChallengePanelProps {
	score: number;
	/** Null for a run that others can't play. */
	source: ChallengeSource | null;
	more: ChallengeSearch;
	/** The result, to share. */
	text: string;
	/** The game's address, shared where no challenge can be made. */
	url: string;
}

/** Makes a challenge of a finished run: to a friend with one press, or by link. After a few points it is one quiet row. */
export function ChallengePanel({ score, source, more, text, url }: ChallengePanelProps) {
	const title = useId();
	const me = useMe();
	const challengeUrl = useChallengeUrl(source, url);
	if (score < GOOD_FROM) {
		return (
			<section
				aria-label="Challenge"
				className="flex min-h-14 items-center gap-3 rounded-md border-2 border-line px-3 py-1 text-left text-[0.95rem]/[1.3]"
			>
				<p className="grow text-pretty">
					{me && source ? (
						<Link to="/duel/new" search={more} className="link font-bold">
							Challenge a friend
						</Link>
					) : (
						SEND_TO_FRIENDS
					)}
				</p>
				<ShareButton small text={text} url={challengeUrl} />
			</section>
		);
	}
	return (
		<section
			aria-labelledby={title}
			className="grid grid-cols-1 gap-3 rounded-lg bg-accent/12 p-3.5 text-center sm:p-4"
		>
			<h3 id={title} className="text-[1.4rem]/[1.15] tabular-nums">
				{source && score > MAX_ROUNDS
					? `${score}! Can they get ${MAX_ROUNDS}?`
					: `You got ${score}. Can they?`}
			</h3>
			{me && source ? (
				<FriendRow source={source} more={more} />
			) : (
				<p className="text-[0.95rem]/[1.35] text-pretty">{SEND_TO_FRIENDS}</p>
			)}
			<ShareButton kind="ink" text={text} url={challengeUrl} />
		</section>
	);
}

/**
 * Returns a function that makes the run's challenge by link when it is first called, and answers its address. If that
 * fails, it answers the game's address and tries again the next time.
 */
function useChallengeUrl(source: ChallengeSource | null, gameUrl: string): () => Promise<string> {
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation();
	const made = useRef<Promise<string> | null>(null);
	async function makeLink(source: ChallengeSource): Promise<string> {
		const { id } = await create.mutateAsync({ source });
		utils.duels.mine.invalidate();
		return wholeAddress(`/duel/${id}`);
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
