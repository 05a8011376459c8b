import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { FailureDetail } from "../../../platform/failures.tsx";
import { type Me, useMe } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import type { Friend } from "../../friends/people.tsx";
import { OWN_GHOST } from "../duel-text.ts";
import { ANYONE, Poster, type PosterSide } from "../poster.tsx";
import { BY_LINK, type ChallengeDraft, ONESELF, type PickedGame } from "./challenge-draft.ts";
import type { ChallengeSearch } from "./challenge-search.ts";
import { GameFields } from "./game-fields.tsx";
import { ModeFields, PlayerFields } from "./player-fields.tsx";
import { SentPage } from "./sent-page.tsx";
import { useChallenge } from "./use-challenge.ts";

export function ChallengePage() {
	const search = useSearch({ from: "/duel/new" });
	const me = useMe();
	if (search.sent) return <SentPage id={search.sent} />;
	// Another link resets the form.
	return <ChallengeForm key={`${me?.id} ${JSON.stringify(search)}`} me={me} search={search} />;
}

/** A failed challenge keeps what was chosen. */
function ChallengeForm({ me, search }: { me: Me | null; search: ChallengeSearch }) {
	const { draft, change, friend, linked, shown, create, send } = useChallenge(me, search);
	const isSelf = draft.opponent === ONESELF;
	const chooseGame = (game: PickedGame) =>
		change({ game, filter: game === search.game ? (search.filter ?? "") : "" });
	const form = useRef<HTMLFormElement>(null);
	const readForm = useEffectEvent(() => {
		const data = new FormData(form.current ?? undefined);
		const opponent = data.get("opponent") as string | null;
		const game = data.get("game") as PickedGame | null;
		if (opponent) change({ opponent });
		if (game) chooseGame(game);
	});
	// Reads what was chosen before hydration.
	useEffect(() => readForm(), []);
	return (
		<form
			ref={form}
			{...shown.colour}
			className="wide grid grid-cols-1 gap-x-14 gap-y-6 pt-5 md:pt-10 beside:grid-cols-[5fr_7fr] low:pt-4"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<div className="grid content-start gap-5 beside:sticky-below-bar beside:self-start lg:gap-7 low:top-[calc(var(--bar)+1rem)] low:gap-4">
				<h1 className="text-title">Challenge</h1>
				<div className="hidden beside:block">
					<Poster
						one={{ name: me?.username ?? "You", avatarUrl: me?.avatarUrl ?? null }}
						other={otherSide(me, friend, isSelf)}
						title={shown.title}
						note={shown.note}
					/>
				</div>
				<p className="-mt-3 text-muted beside:hidden">{shown.note}</p>
			</div>
			<div className="grid grid-cols-1 content-start gap-9">
				{!isSelf && (
					<GameFields
						linked={linked}
						search={search}
						draft={draft}
						title={shown.title}
						isPlayer={me !== null}
						choose={chooseGame}
						change={change}
					/>
				)}
				<PlayerFields
					me={me}
					chosen={draft.opponent}
					choose={(opponent) => change({ opponent, isLive: false })}
					hasGhost={search.run !== undefined}
					isForInvited={shown.isForInvited}
				/>
				{friend && draft.game !== "deck" && (
					<ModeFields friend={friend} isLive={draft.isLive} choose={(isLive) => change({ isLive })} />
				)}
				<div
					data-base-bar
					className="sticky bottom-0 z-1 grid gap-3 bg-linear-to-t from-paper from-75% to-transparent bleed pt-8 pb-safe-3 beside:mx-0 beside:px-0"
				>
					{create.error && (
						<div role="alert">
							<p className="font-bold text-wrong">{errorText(create.error)}</p>
							<FailureDetail error={create.error} />
						</div>
					)}
					<SendButton isPending={create.isPending} text={buttonText(draft)} />
				</div>
			</div>
		</form>
	);
}

function SendButton({ isPending, text }: { isPending: boolean; text: string }) {
	return (
		<Button type="submit" wide className="min-h-14" isBusy={isPending}>
			{isPending ? "Sending…" : text}
		</Button>
	);
}

function buttonText({ opponent, isLive }: ChallengeDraft): string {
	if (opponent === ONESELF) return "Beat my ghost";
	if (opponent === BY_LINK) return "Create the link";
	return isLive ? "Challenge live" : "Send the challenge";
}

function otherSide(me: Me | null, friend: Friend | null, isSelf: boolean): PosterSide {
	if (isSelf && me) return { name: OWN_GHOST, avatarUrl: me.avatarUrl, isGhost: true };
	return friend ? { name: friend.username, avatarUrl: friend.avatarUrl } : ANYONE;
}
