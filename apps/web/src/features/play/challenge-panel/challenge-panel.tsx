import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { useId } from "react";
import { useMe } from "../../../platform/session.ts";
import { ShareButton } from "../../../ui/share-button.tsx";
import type { ChallengeSearch, ChallengeSource } from "./challenge-source.ts";
import { FriendRow, SEND_TO_FRIENDS } from "./friend-row.tsx";
import { useChallengeUrl } from "./use-challenge-url.ts";

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

/** Makes a challenge of a finished run: to a friend with one press, or by link. */
export function ChallengePanel({ score, source, more, text, url }: ChallengePanelProps) {
	const title = useId();
	const me = useMe();
	const challengeUrl = useChallengeUrl(source, url);
	return (
		<section
			aria-labelledby={title}
			className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-accent/12 p-3.5 text-center sm:p-4"
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
