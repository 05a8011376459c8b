import { Link } from "@tanstack/react-router";
import type { Me } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { BY_LINK, ONESELF } from "./draft.ts";
import { Friends } from "./friends.tsx";
import { Option } from "./option.tsx";

const CHAIN =
	"M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1m2 4.4a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1";

interface WhomProps {
	me: Me | null;
	chosen: string;
	choose: (whom: string) => void;
	hasGhost: boolean;
	/** Whether only invited players can open the game. */
	isForInvited: boolean;
}

export function Whom({ me, chosen, choose, hasGhost, isForInvited }: WhomProps) {
	const option = (value: string) => ({ value, isChosen: chosen === value, choose });
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">Who?</legend>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
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
				{me ? <Friends chosen={chosen} choose={choose} /> : <SignInFirst />}
			</div>
		</fieldset>
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
