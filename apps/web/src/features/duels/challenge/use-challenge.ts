import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { deckTitle } from "@hilo/rules/daily/days";
import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import type { Me } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { colourOf, type GameColour } from "../duel-colour.ts";
import { STARTS_DUEL } from "../duel-link.tsx";
import {
	BY_LINK,
	type ChallengeDraft,
	firstDraft,
	isFriend,
	newDuel,
	ONESELF,
	type PickedCustomGame,
} from "./challenge-draft.ts";
import type { ChallengeSearch } from "./challenge-search.ts";

/** A game as the page shows it. */
export interface LinkedGame {
	readonly title: string;
	readonly colour: GameColour;
	/** Whether only invited players can open the game. */
	readonly isForInvited: boolean;
}

export function useChallenge(me: Me | null, search: ChallengeSearch) {
	const [chosen, setDraft] = useState(() => firstDraft(search, me !== null));
	const linked = useLinkedGame(search);
	const custom = useCustomGame(chosen.custom);
	const { data: friends } = trpc.friends.list.useQuery(undefined, { enabled: me !== null });
	const friend = friends?.find(({ userId }) => userId === chosen.opponent) ?? null;
	// The chosen user may no longer be a friend.
	const isGone = friends && isFriend(chosen) && !friend;
	const draft = isGone ? { ...chosen, opponent: BY_LINK, isLive: false } : chosen;
	const navigate = useNavigate();
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation({
		onSuccess: ({ id }) => {
			utils.duels.mine.invalidate();
			if (draft.opponent === ONESELF)
				return navigate({ to: "/duel/$id", params: { id }, state: STARTS_DUEL });
			if (draft.isLive) return navigate({ to: "/duel/$id", params: { id } });
			// Going back from the duel shows the sent challenge.
			return navigate({ to: "/duel/new", search: { sent: id }, replace: true });
		},
	});
	return {
		draft,
		change: (changes: Partial<ChallengeDraft>) => setDraft((before) => ({ ...before, ...changes })),
		friend,
		linked,
		shown: shownGame(draft, search.score, draft.game === "custom" ? custom : linked),
		create,
		send() {
			if (!create.isPending) create.mutate(newDuel(draft, search));
		},
	};
}

function useLinkedGame({ custom, key, game, run, deck }: ChallengeSearch): LinkedGame {
	const linkedCustom = useCustomGame(custom ? { id: custom, key } : null);
	const { name: siteName } = useSite();
	if (custom) return linkedCustom;
	if (deck && !run) return { title: deckTitle(siteName, deck), colour: {}, isForInvited: false };
	if (game && isGameId(game)) return classicGame(game);
	return { title: "Your last run", colour: {}, isForInvited: false };
}

function useCustomGame(custom: PickedCustomGame | null): LinkedGame {
	const { id = "", key } = custom ?? {};
	const { data } = trpc.customGames.get.useQuery({ id, key }, { enabled: custom !== null });
	return {
		title: data?.name ?? "Custom game",
		colour: colourOf({ game: "custom", customGameId: id }),
		isForInvited: data !== undefined && !isOpenToAll(data.privacyLevel),
	};
}

function classicGame(game: GameId): LinkedGame {
	return { title: CLASSIC_GAMES[game].title, colour: { "data-game": game }, isForInvited: false };
}

function shownGame(
	{ game, opponent, isLive }: ChallengeDraft,
	score: number | undefined,
	linked: LinkedGame,
): LinkedGame & { note: string } {
	const isSelf = opponent === ONESELF;
	if (isSelf || (game === "run" && !isLive)) {
		const who = isSelf ? "you" : "they";
		return {
			...linked,
			note: score ? `Can ${who} beat your ${Math.min(score, MAX_ROUNDS)}?` : "The cards you just played",
		};
	}
	if (game === "deck") return { ...linked, note: "The cards you played" };
	// A custom game may be too short for ten rounds.
	if (game === "run" || game === "custom") return { ...linked, note: "The same cards for both" };
	return { ...classicGame(game), note: "Ten rounds, the same cards for both" };
}
