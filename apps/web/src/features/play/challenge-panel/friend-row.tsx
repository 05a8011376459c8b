import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Friend, orderFriends } from "./friend-order.ts";

/** A finished run, as the challenger's side of a duel. */
export type ChallengeSource = CreateDuelInput["source"];

/** The parameters of the page with all ways to challenge. */
export interface ChallengeSearch {
	readonly run?: string | undefined;
	readonly score?: number | undefined;
	readonly game?: string | undefined;
	readonly filter?: string | undefined;
	readonly custom?: string | undefined;
	readonly key?: string | undefined;
}

const MAX_SHOWN = 5;

/** Instead of friends. */
export const SEND_TO_FRIENDS = "Play against friends: send them this run.";

/** The fifth friend only where there is room for six columns. */
const ROW =
	"grid grid-flow-col auto-cols-[minmax(0,5.5rem)] justify-center gap-x-1 max-[26rem]:[&>:nth-child(5):not(:last-child)]:hidden";

interface FriendRowProps {
	source: ChallengeSource;
	more: ChallengeSearch;
}

/** Friends who get the challenge with one press, and the way to all others. */
export function FriendRow(props: FriendRowProps) {
	const { data: friends, isError } = trpc.friends.list.useQuery();
	const { data: duels, isPending } = trpc.duels.mine.useQuery();
	if (friends?.length === 0 || (isError && !friends)) {
		return (
			<p className="text-[0.95rem]/[1.35] text-pretty">
				{SEND_TO_FRIENDS}{" "}
				<Link to="/duel/new" search={props.more} className="link font-bold">
					More ways
				</Link>
			</p>
		);
	}
	if (!friends || isPending)
		return <Skeleton count={6} className="mx-auto size-12 rounded-full" list={`${ROW} h-20`} />;
	return <LoadedRow {...props} friends={orderFriends(friends, duels)} />;
}

/** The order stays: a sent challenge moves no friend. */
function LoadedRow({ source, more, friends }: FriendRowProps & { friends: readonly Friend[] }) {
	const [shown] = useState(() => friends.slice(0, MAX_SHOWN));
	const { stateOf, announcement, problem, send } = useSendChallenge(source);
	return (
		<>
			<ul aria-label="Challenge a friend" className={ROW}>
				{shown.map((friend) => (
					<li key={friend.userId}>
						<FriendButton friend={friend} state={stateOf(friend)} send={() => send(friend)} />
					</li>
				))}
				<li>
					<MoreButton search={more} />
				</li>
			</ul>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			{problem && (
				<p role="alert" className="text-[0.9rem]/[1.35] font-semibold text-pretty text-wrong">
					{problem}
				</p>
			)}
		</>
	);
}

/** A picture with a name under it, with room for two lines. */
const LOOK =
	"press grid min-h-20 w-full content-start justify-items-center gap-1 rounded-md text-[0.75rem]/[1.15] font-semibold";
/** Longer names have smaller letters, so that three lines hold them. */
const MAX_LARGE = 13;
const PICTURE = "relative grid size-12 place-items-center rounded-full max-[24rem]:size-11";

interface FriendButtonProps {
	friend: Friend;
	state: SendState;
	send: () => void;
}

/** Once sent, it keeps the focus and does nothing. */
function FriendButton({ friend: { username, avatarUrl }, state, send }: FriendButtonProps) {
	const isSent = state === "sent";
	return (
		<button
			type="button"
			title={username}
			aria-disabled={state !== "idle"}
			onClick={send}
			// A sent challenge is no disabled button to look at.
			className={`${LOOK} ${isSent ? "cursor-default! filter-none!" : ""}`}
		>
			<span className={`${PICTURE} ${state === "sending" ? "motion-safe:animate-pulse" : ""}`}>
				<Avatar username={username} url={avatarUrl} className="grid size-full text-lg" />
				{isSent && (
					<span className="absolute inset-0 grid place-items-center rounded-full bg-correct text-on-correct motion-safe:animate-badge-pops">
						<Icon name="check" className="size-7 stroke-3" />
					</span>
				)}
			</span>
			{isSent ? (
				<span>
					<bdi className="line-clamp-1 wrap-anywhere">{username}</bdi>{" "}
					<span className="text-correct">Sent</span>
				</span>
			) : (
				<span
					className={`wrap-anywhere ${username.length > MAX_LARGE ? "line-clamp-3 text-[0.65rem]" : "line-clamp-2"}`}
				>
					<span className="sr-only">Challenge </span>
					<bdi>{username}</bdi>
				</span>
			)}
		</button>
	);
}

/** To other friends, live, or with other cards. */
function MoreButton({ search }: { search: ChallengeSearch }) {
	return (
		<Link to="/duel/new" search={search} className={LOOK}>
			<span className={`${PICTURE} border-2 border-edge`} aria-hidden="true">
				<Icon name="plus" className="size-6 stroke-[2.5]" />
			</span>
			More<span className="sr-only"> ways to challenge</span>
		</Link>
	);
}

type SendState = "idle" | "sending" | "sent";

/** Sends the run as a challenge, once to each friend. A failure can be tried again. */
function useSendChallenge(source: ChallengeSource) {
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
