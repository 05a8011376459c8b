import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import type { Me } from "../../../platform/session.ts";
import { requestAutoStart } from "../auto-start.ts";
import { colourOf, type GameColour } from "../duel-rules.ts";
import { BY_LINK, type ChallengeDraft, firstDraft, isFriend, newDuel, ONESELF } from "./challenge-draft.ts";
import type { ChallengeSearch } from "./challenge-search.ts";

export interface LinkedGame {
	readonly title: string;
	readonly colour: GameColour;
	/** Whether only invited players can open the game. */
	readonly isForInvited: boolean;
}

interface ShownGame extends LinkedGame {
	readonly note: string;
	/** Whether new cards replace those of the chosen run. */
	readonly isFresh: boolean;
}

export function useChallenge(me: Me | null, search: ChallengeSearch) {
	const [chosen, setDraft] = useState(() => firstDraft(search, me !== null));
	const linked = useLinkedGame(search);
	const { data: friends } = trpc.friends.list.useQuery(undefined, { enabled: me !== null });
	const friend = friends?.find(({ userId }) => userId === chosen.opponent) ?? null;
	// The chosen user may no longer be a friend.
	const draft = friends && isFriend(chosen) && !friend ? { ...chosen, opponent: BY_LINK } : chosen;
	const isSelf = draft.opponent === ONESELF;
	const isLive = draft.isLive && isFriend(draft);
	const navigate = useNavigate();
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation({
		onSuccess: ({ id }) => {
			utils.duels.mine.invalidate();
			if (isSelf) requestAutoStart(id);
			if (isLive || isSelf) return navigate({ to: "/duel/$id", params: { id } });
			// Going back from the duel shows the sent challenge.
			return navigate({ to: "/duel/new", search: { sent: id }, replace: true });
		},
	});
	return {
		draft,
		change: (changes: Partial<ChallengeDraft>) => setDraft((before) => ({ ...before, ...changes })),
		friend,
		linked,
		shown: shownGame({ ...draft, isLive }, search, linked),
		isLive,
		create,
		send() {
			if (create.isPending) return;
			create.mutate(newDuel({ ...draft, isLive }, search));
		},
	};
}

function useLinkedGame({ custom, key, game }: ChallengeSearch): LinkedGame | null {
	const { data } = trpc.customGames.get.useQuery(
		{ id: custom ?? "", key },
		{ enabled: custom !== undefined },
	);
	if (custom) {
		return {
			title: data?.name ?? "Custom game",
			colour: colourOf({ game: "custom", customGameId: custom }),
			isForInvited: data !== undefined && !isOpenToAll(data.privacyLevel),
		};
	}
	return game && isGameId(game) ? classicGame(game) : null;
}

function classicGame(game: GameId): LinkedGame {
	return { title: CLASSIC_GAMES[game].title, colour: { "data-game": game }, isForInvited: false };
}

function shownGame(draft: ChallengeDraft, search: ChallengeSearch, linked: LinkedGame | null): ShownGame {
	const { game, opponent, isLive } = draft;
	const isRun = game === "run" || opponent === ONESELF;
	const isFresh = isRun && isLive;
	const linkedOr = (title: string): LinkedGame => linked ?? { title, colour: {}, isForInvited: false };
	if (isRun && !isFresh) {
		const who = opponent === ONESELF ? "you" : "they";
		const note = search.score ? `Can ${who} beat your ${search.score}?` : "The cards you just played";
		return { ...linkedOr("Your last run"), note, isFresh };
	}
	// A custom game may be too short for ten rounds.
	if (game === "custom" || isRun)
		return { ...linkedOr("Your last game"), note: "The same cards for both", isFresh };
	return { ...classicGame(game), note: "Ten rounds, the same cards for both", isFresh };
}
