import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ChallengeSearch } from "./challenge-source.ts";
import type { Friend } from "./friend-order.ts";
import type { SendState } from "./use-send-challenge.ts";

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
export function FriendButton({ friend: { username, avatarUrl }, state, send }: FriendButtonProps) {
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
export function MoreButton({ search }: { search: ChallengeSearch }) {
	return (
		<Link to="/duel/new" search={search} className={LOOK}>
			<span className={`${PICTURE} border-2 border-edge`} aria-hidden="true">
				<Icon name="plus" className="size-6 stroke-[2.5]" />
			</span>
			More<span className="sr-only"> ways to challenge</span>
		</Link>
	);
}
