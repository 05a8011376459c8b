import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import type { ChallengeSource } from "./challenge-source.ts";
import type { Friend } from "./friend-order.ts";

export type SendState = "idle" | "sending" | "sent";

/** Sends the run as a challenge, once to each friend. A failure can be tried again. */
export function useSendChallenge(source: ChallengeSource) {
	const utils = trpc.useUtils();
	const create = trpc.duels.create.useMutation();
	const [states, setStates] = useState<ReadonlyMap<string, SendState>>(new Map());
	const [announcement, setAnnouncement] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const stateOf = ({ userId }: Friend): SendState => states.get(userId) ?? "idle";
	const setState = ({ userId }: Friend, state: SendState) =>
		setStates((before) => new Map(before).set(userId, state));
	async function send(friend: Friend): Promise<void> {
		if (stateOf(friend) !== "idle") return;
		setState(friend, "sending");
		setProblem(null);
		try {
			await create.mutateAsync({ source, toUserId: friend.userId });
			setState(friend, "sent");
			setAnnouncement(`Challenge sent to ${friend.username}`);
			utils.duels.mine.invalidate();
		} catch (error) {
			setState(friend, "idle");
			setProblem(`Not sent to ${friend.username}. ${errorText(error)}`);
		}
	}
	return { stateOf, announcement, problem, send };
}
