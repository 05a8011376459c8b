import { onFirstUse } from "@hilo/rules/text/on-first-use";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { useMe } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export type Friend = Outputs["friends"]["list"][number];
export type FriendRequest = Outputs["friends"]["requests"]["incoming"][number];
export type BlockedPerson = Outputs["friends"]["blocked"][number];
export type FriendshipStatus = Outputs["friends"]["status"]["friendshipStatus"];

export type Person = Pick<Friend, "userId" | "username" | "avatarUrl">;

const names = onFirstUse(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

export const byName = (one: Person, other: Person): number => names().compare(one.username, other.username);

export function byUnread(friends: readonly Friend[]): Friend[] {
	return friends.toSorted((a, b) => b.unreadMessages - a.unreadMessages || byName(a, b));
}

/** The same interval as `me.get`, which also tells of friends and requests. */
const FRIENDS_POLL_MS = 10_000;

export const useFriendsPoll = (): number | false => usePollInterval(FRIENDS_POLL_MS);

/** False for visitors, while unknown, and for the player's own id. */
export function useIsFriend(userId: string): boolean {
	const me = useMe();
	const { data } = trpc.friends.status.useQuery({ userId }, { enabled: me !== null && me.id !== userId });
	return data?.friendshipStatus === "friends";
}

interface PersonLinkProps {
	person: Person;
	children?: ReactNode;
	size?: string;
	className?: string;
}

/** Picture and name, which link to the profile. Names contain no spaces, so they break anywhere. */
export function PersonLink({ person, children, size = "size-11", className = "" }: PersonLinkProps) {
	const { userId, username, avatarUrl } = person;
	return (
		<div className={`relative flex min-w-0 grow items-center gap-3 ${className}`}>
			<Avatar username={username} url={avatarUrl} className={`grid ${size}`} />
			<div className="min-w-0">
				<Link
					to="/user/$userId"
					params={{ userId }}
					className="block leading-tight font-bold wrap-anywhere after:absolute after:inset-0 hover:underline"
				>
					<bdi>{username}</bdi>
				</Link>
				{children}
			</div>
		</div>
	);
}

interface ChallengeLinkProps {
	readonly person: Person;
	readonly className?: string;
}

/** Challenges a friend to a duel. Phones have no space for the word. */
export function ChallengeLink({ person: { userId, username }, className = "" }: ChallengeLinkProps) {
	return (
		<Link
			to="/duel/new"
			search={{ to: userId }}
			aria-label={`Challenge ${username}`}
			className={`shrink-0 max-[30rem]:px-2.5 ${buttonClass({ kind: "quiet", small: true })} ${className}`}
		>
			<Icon name="challenge" className="size-5 stroke-3" />
			<span className="max-[30rem]:hidden">Challenge</span>
		</Link>
	);
}
