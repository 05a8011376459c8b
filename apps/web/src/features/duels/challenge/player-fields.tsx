import { isolated } from "@hilo/rules/text/player-text";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Me } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import type { Friend } from "../../friends/people.tsx";
import { useStatus } from "../../presence/use-statuses.ts";
import { BY_LINK, ONESELF } from "./challenge-draft.ts";
import { FriendOptions } from "./friend-options.tsx";
import { Option } from "./option.tsx";
import type { LinkedGame } from "./use-challenge.ts";

const CHAIN =
	"M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1m2 4.4a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1";

interface PlayerFieldsProps extends Pick<LinkedGame, "isForInvited"> {
	me: Me | null;
	chosen: string;
	choose: (opponent: string) => void;
	hasGhost: boolean;
}

export function PlayerFields({ me, chosen, choose, hasGhost, isForInvited }: PlayerFieldsProps) {
	const option = (value: string) => ({
		field: "opponent",
		value,
		isChosen: chosen === value,
		choose: () => choose(value),
		className: "min-h-16 px-3 py-2",
	});
	return (
		<Fields legend="Who?" className="grid-cols-1">
			<Option
				{...option(BY_LINK)}
				name={isForInvited ? "Invited players with the link" : "Anyone with the link"}
				note={isForInvited ? "Only people invited to this game can open it" : "No account needed"}
			>
				<span
					aria-hidden="true"
					className="grid size-11 place-items-center rounded-full border-2 border-dashed border-edge"
				>
					<LineIcon path={CHAIN} />
				</span>
			</Option>
			{me && hasGhost && (
				<Option {...option(ONESELF)} name="Myself" note="Beat my ghost">
					<Avatar username={me.username} url={me.avatarUrl} className="grid size-11 opacity-60" />
				</Option>
			)}
			{me ? <FriendOptions chosen={chosen} option={option} /> : <SignInFirst />}
		</Fields>
	);
}

function SignInFirst() {
	return (
		<p className="mt-1 text-muted sm:col-span-2">
			<Link {...useSignInAddress()} className="link font-bold text-ink">
				Sign in
			</Link>{" "}
			to challenge your friends.
		</p>
	);
}

interface ModeFieldsProps {
	friend: Friend;
	isLive: boolean;
	choose: (isLive: boolean) => void;
}

export function ModeFields({ friend: { userId, username }, isLive, choose }: ModeFieldsProps) {
	const isOnline = useStatus(userId)?.status === "online";
	const option = (value: "ghost" | "live") => ({
		field: "mode",
		value,
		isChosen: isLive === (value === "live"),
		choose: () => choose(value === "live"),
		className: "min-h-20 px-4 py-3",
	});
	return (
		<Fields legend="How?">
			<Option {...option("ghost")} name="In your own time" note="You both play when you have time." />
			<Option
				{...option("live")}
				isDisabled={!isOnline && !isLive}
				name="Live"
				note={isOnline ? "Race each other, card by card." : `Only while ${isolated(username)} is online.`}
			/>
		</Fields>
	);
}

interface FieldsProps {
	legend: string;
	className?: string;
	children: ReactNode;
}

function Fields({ legend, className = "", children }: FieldsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">{legend}</legend>
			<div className={`grid gap-2 sm:grid-cols-2 ${className}`}>{children}</div>
		</fieldset>
	);
}
