import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import type { Me } from "../../../platform/session.ts";
import { beginAtOnce } from "../kit/first-play.ts";
import type { ChallengeSearch } from "./challenge-search.ts";
import { BY_LINK, type Draft, firstDraft, isFriend, newDuel, ONESELF } from "./draft.ts";
import { classicGame, type LinkedGame, useLinkedGame } from "./use-linked-game.ts";

export interface ShownGame extends LinkedGame {
	readonly note: string;
	/** Whether new cards replace those of the chosen run. */
	readonly isFresh: boolean;
}

export function useChallenge(me: Me | null, search: ChallengeSearch) {
	const [chosen, setDraft] = useState(() => firstDraft(search, me !== null));
	const linked = useLinkedGame(search);
	const { data: friends } = trpc.friends.list.useQuery(undefined, { enabled: me !== null });
	const friend = friends?.find(({ userId }) => userId === chosen.whom) ?? null;
	// The chosen user may no longer be a friend.
	const draft = friends && isFriend(chosen) && !friend ? { ...chosen, whom: BY_LINK } : chosen;
	const isLive = draft.isLive && isFriend(draft);
	const navigate = useNavigate();
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation({
		onSuccess: ({ id }) => {
			utils.duels.mine.invalidate();
			if (draft.whom === ONESELF) beginAtOnce(id);
			if (isLive || draft.whom === ONESELF) return navigate({ to: "/duel/$id", params: { id } });
			// Going back from the duel shows the sent challenge.
			return navigate({ to: "/duel/new", search: { sent: id }, replace: true });
		},
	});
	return {
		draft,
		change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
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

function shownGame(draft: Draft, search: ChallengeSearch, linked: LinkedGame | null): ShownGame {
	const { game, whom, isLive } = draft;
	const isRun = game === "run" || whom === ONESELF;
	const isFresh = isRun && isLive;
	const brought = (title: string): LinkedGame => linked ?? { title, colour: {}, isForInvited: false };
	if (isRun && !isFresh) {
		const who = whom === ONESELF ? "you" : "they";
		const note = search.score ? `Can ${who} beat your ${search.score}?` : "The cards you just played";
		return { ...brought("Your last run"), note, isFresh };
	}
	// A custom game may be too short for ten rounds.
	if (game === "custom" || isRun)
		return { ...brought("Your last game"), note: "The same cards for both", isFresh };
	return { ...classicGame(game), note: "Ten rounds, the same cards for both", isFresh };
}
