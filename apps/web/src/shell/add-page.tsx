import { FRIENDS_ERRORS } from "@hilo/rules/friends/friends.errors";
import { friendLinkPath } from "@hilo/rules/friends/request";
import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { SignUpForm } from "../features/accounts/sign-up-form.tsx";
import { tintOf } from "../features/custom-games/game-view.ts";
import { ANYONE, Poster, type PosterSide } from "../features/duels/poster.tsx";
import { ChatLink } from "../features/friends/chat-link.tsx";
import { FriendLink } from "../features/friends/friend-link.tsx";
import { keptFriendLink, usedFriendLink } from "../features/friends/kept-friend-link.ts";
import type { Person } from "../features/friends/people.tsx";
import { PersonQuestions } from "../features/friends/person-menu.tsx";
import { hasErrorCode } from "../platform/api/errors.ts";
import { trpc } from "../platform/api/trpc.ts";
import { BackToHome, Failure, FailureDetail, PageFailure } from "../platform/failures.tsx";
import { type Me, useMe } from "../platform/session.ts";
import { signInFrom } from "../platform/sign-in-address.ts";
import { useSite } from "../platform/site.ts";
import { useIsVisible } from "../platform/visibility.ts";
import { Button, buttonClass, LinkButton } from "../ui/button.tsx";
import { useArrivalFocus } from "../ui/focus.tsx";
import { LinkPage } from "../ui/link-page.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

/** Opened by a player's link: a signed-in player becomes a friend, a visitor gets an account first. */
export function AddPage() {
	const { key = "" } = useSearch({ from: "/add" });
	const me = useMe();
	const query = trpc.friends.linkOwner.useQuery({ key });
	if (!query.data)
		return query.error ? <PageFailure error={query.error} retry={query.refetch} /> : <PageSpinner />;
	const { owner, isOwn } = query.data;
	if (!owner) return <EndedLink />;
	if (!me) return <Invited owner={owner} linkKey={key} />;
	return isOwn ? <OwnLink /> : <Added key={key} owner={owner} me={me} linkKey={key} />;
}

interface OpenedLinkProps {
	owner: Person;
	linkKey: string;
}

/** The call runs in a visible page only, so that no preview or prerendered page makes friends. */
function useAddByLink({ owner: { userId }, linkKey }: OpenedLinkProps) {
	const isVisible = useIsVisible();
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const add = trpc.friends.addByLink.useMutation({
		onSuccess: () => {
			keptFriendLink.write(null);
			usedFriendLink.write(linkKey);
			utils.friends.status.setData({ userId }, { friendshipStatus: "friends" });
			for (const query of [utils.friends.list, utils.friends.requests, utils.me.get]) query.invalidate();
		},
	});
	const [areFriends, setFriends] = useState(false);
	const showUsed = async () => {
		const known = utils.friends.status.getData({ userId });
		const status = known ?? (await utils.friends.status.fetch({ userId }).catch(() => null));
		if (status?.friendshipStatus === "friends") setFriends(true);
		else navigate({ to: "/user/$userId", params: { userId }, replace: true });
	};
	const addOnce = useEffectEvent(() => {
		if (!add.isIdle) return;
		if (usedFriendLink.read() === linkKey) showUsed();
		else add.mutate({ key: linkKey });
	});
	useEffect(() => {
		if (isVisible) addOnce();
	}, [isVisible]);
	return { add, areFriends: areFriends || add.isSuccess };
}

function Added({ me, ...link }: OpenedLinkProps & { me: Me }) {
	const { owner, linkKey } = link;
	const { userId, username } = owner;
	const { add, areFriends } = useAddByLink(link);
	const { data: status } = trpc.friends.status.useQuery({ userId }, { enabled: false });
	if (hasErrorCode(add.error, "friends/link-ended")) return <EndedLink />;
	// Removed again on this page.
	if (areFriends && status?.friendshipStatus === "none")
		return <Navigate to="/user/$userId" params={{ userId }} replace />;
	return (
		<Pair one={{ name: me.username, avatarUrl: me.avatarUrl }} owner={owner}>
			{areFriends ? (
				<Friends owner={owner} />
			) : (
				<h1 className="text-title wrap-anywhere" aria-busy={!add.error}>
					{add.error ? "Add" : "Adding"} <bdi>{username}</bdi>
					{!add.error && "…"}
				</h1>
			)}
			{add.error && (
				<>
					<Failure error={add.error} />
					<FailureDetail error={add.error} />
					<div className="flex flex-wrap gap-3">
						{hasErrorCode(add.error, "friends/blocked") ? (
							<LinkButton to="/profile" search={{ tab: "friends" }} hash="blocked-players">
								Blocked players
							</LinkButton>
						) : (
							<Button onClick={() => add.mutate({ key: linkKey })}>Try Again</Button>
						)}
						<BackToHome />
					</div>
				</>
			)}
		</Pair>
	);
}

function Friends({ owner }: { owner: Person }) {
	const { userId, username } = owner;
	const [isAsking, setAsking] = useState(false);
	const heading = useArrivalFocus<HTMLHeadingElement>();
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-title wrap-anywhere">
				You and <bdi>{username}</bdi> are friends
			</h1>
			<p className="text-lg text-muted text-pretty">Play the same cards, and see who gets more right.</p>
			<div className="flex flex-wrap items-center gap-3">
				<LinkButton to="/duel/new" search={{ to: userId }}>
					Challenge
				</LinkButton>
				<ChatLink userId={userId} className={buttonClass({ kind: "quiet" })}>
					Message
				</ChatLink>
				<Button
					kind="quiet"
					className="border-transparent! px-2! text-base! text-muted!"
					onClick={() => setAsking(true)}
				>
					Remove Friend
				</Button>
			</div>
			{isAsking && <PersonQuestions person={owner} question="remove" onClose={() => setAsking(false)} />}
		</>
	);
}

/** The account's form leads back here, signed in. */
function Invited({ owner, linkKey }: OpenedLinkProps) {
	const { registration } = useSite();
	const isOpen = registration === "open";
	const path = friendLinkPath(linkKey);
	useEffect(() => {
		if (!isOpen) keptFriendLink.write(linkKey);
	}, [isOpen, linkKey]);
	return (
		<Pair one={{ ...ANYONE, name: "You" }} owner={owner}>
			<h1 className="text-title wrap-anywhere">
				<bdi>{owner.username}</bdi> invites you
			</h1>
			<p className="text-lg text-muted text-pretty">
				{isOpen
					? "Create a free account, and you are friends."
					: `${ACCOUNT_NOTES[registration]} Keep this link: once you have an account, it makes you friends.`}
			</p>
			<section
				aria-label={isOpen ? "Sign up" : "Sign in"}
				className="grid gap-6 rounded-xl bg-raise p-5 shadow-card sm:p-9"
			>
				{isOpen && <SignUpForm typed={{}} from={path} />}
				<p className={isOpen ? "border-t border-line pt-5 text-muted" : "text-muted"}>
					Already have an account?{" "}
					<Link
						to="/sign-in"
						search={{ ...signInFrom(path).search, mode: "sign-in" }}
						className="link font-bold text-ink"
					>
						Sign in
					</Link>
				</p>
			</section>
		</Pair>
	);
}

interface PairProps {
	one: PosterSide;
	owner: Person;
	children: ReactNode;
}

function Pair({ one, owner, children }: PairProps) {
	return (
		<div className="wide my-auto grid grid-cols-1 gap-x-14 gap-y-6 py-5 md:py-10 beside:grid-cols-[5fr_7fr] beside:items-center low:items-start low:py-4">
			<div data-tint={tintOf(owner.userId)}>
				<Poster one={one} other={{ name: owner.username, avatarUrl: owner.avatarUrl }} />
			</div>
			<div className="grid grid-cols-1 content-center gap-5">{children}</div>
		</div>
	);
}

function OwnLink() {
	return (
		<LinkPage title="This is your own link" text="Send it to people you know.">
			<FriendLink as="h2" />
			<LinkButton kind="quiet" to="/friends" className="justify-self-start">
				Your friends
			</LinkButton>
		</LinkPage>
	);
}

function EndedLink() {
	return (
		<LinkPage title="This link can’t be used" text={FRIENDS_ERRORS["friends/link-ended"].message}>
			<p className="text-lg text-pretty">The player who sent it to you may have made a new one.</p>
			<LinkButton to="/" className="justify-self-start">
				Back to Home
			</LinkButton>
		</LinkPage>
	);
}
