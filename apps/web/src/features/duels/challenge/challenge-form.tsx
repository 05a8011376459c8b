import { useHydrated } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { Reference } from "../../../platform/reference.tsx";
import type { Me } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import type { ChallengeSearch } from "./challenge-search.ts";
import { BY_LINK, chosenIn, ONESELF, type PickedGame } from "./draft.ts";
import { How } from "./how.tsx";
import { ANYONE, Poster, type PosterSide } from "./poster.tsx";
import { useChallenge } from "./use-challenge.ts";
import { WhichGame } from "./which-game.tsx";
import { Whom } from "./whom.tsx";

interface ChallengeFormProps {
	me: Me | null;
	search: ChallengeSearch;
}

/** A failed challenge keeps what was chosen. */
export function ChallengeForm({ me, search }: ChallengeFormProps) {
	const challenge = useChallenge(me, search);
	const { draft, change, friend, linked, shown, create } = challenge;
	const isSelf = draft.whom === ONESELF;
	const chooseGame = (game: PickedGame) =>
		change({ game, filter: game === search.game ? (search.filter ?? "") : "" });
	const form = useRef<HTMLFormElement>(null);
	const catchUp = useEffectEvent(() => {
		if (!form.current) return;
		const { whom, game } = chosenIn(form.current);
		if (whom && whom !== draft.whom) change({ whom });
		if (game && game !== draft.game) chooseGame(game);
	});
	// Reads what was chosen before hydration.
	useEffect(() => catchUp(), []);
	return (
		<form
			ref={form}
			{...shown.colour}
			className="wide grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pt-5 md:pt-10 lg:grid-cols-[5fr_7fr]"
			onSubmit={(event) => {
				event.preventDefault();
				challenge.send();
			}}
		>
			<div className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:gap-7 lg:self-start">
				<h1 className="text-title">Challenge</h1>
				<Poster
					one={{ name: me?.username ?? "You", avatarUrl: me?.avatarUrl ?? null }}
					other={otherSide(me, friend, isSelf)}
					title={shown.title}
					note={shown.note}
				/>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
				<Whom
					me={me}
					chosen={draft.whom}
					choose={(whom) => change({ whom, isLive: false })}
					hasGhost={search.run !== undefined}
					isForInvited={shown.isForInvited}
				/>
				{friend && <How friend={friend} isLive={challenge.isLive} choose={(isLive) => change({ isLive })} />}
				{!isSelf && (
					<WhichGame
						linked={linked}
						hasRun={search.run !== undefined}
						hasCustom={search.custom !== undefined}
						freshCards={shown.isFresh ? "New cards: you know those of your run" : null}
						game={draft.game}
						filter={draft.filter}
						choose={chooseGame}
						setFilter={(filter) => change({ filter })}
					/>
				)}
				<div className="sticky bottom-0 z-1 -mx-(--gutter) grid gap-3 bg-paper px-(--gutter) pt-3 pb-[calc(0.75rem+var(--safe-bottom))] shadow-[0_-2px_var(--line)] lg:mx-0 lg:px-0">
					{create.error && (
						<div role="alert">
							<p className="font-bold text-wrong">{errorText(create.error)}</p>
							<Reference error={create.error} />
						</div>
					)}
					<Send isPending={create.isPending} text={buttonText(draft.whom, challenge.isLive)} />
				</div>
			</div>
		</form>
	);
}

function Send({ isPending, text }: { isPending: boolean; text: string }) {
	const isAwake = useHydrated();
	return (
		<Button
			type="submit"
			wide
			className="min-h-14"
			disabled={!isAwake}
			data-waking={!isAwake || undefined}
			aria-disabled={isPending || undefined}
		>
			{isPending ? "Sending…" : text}
		</Button>
	);
}

function buttonText(whom: string, isLive: boolean): string {
	if (whom === ONESELF) return "Beat my ghost";
	if (whom === BY_LINK) return "Create the link";
	return isLive ? "Challenge live" : "Send the challenge";
}

function otherSide(me: Me | null, friend: Friendly | null, isSelf: boolean): PosterSide {
	if (isSelf && me) return { name: "Your ghost", avatarUrl: me.avatarUrl, isGhost: true };
	return friend ? { name: friend.username, avatarUrl: friend.avatarUrl } : ANYONE;
}

type Friendly = { readonly username: string; readonly avatarUrl: string };
