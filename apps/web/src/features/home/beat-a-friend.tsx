import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

/** A challenge by link, or to one of the friends who were here last. */
export function BeatAFriend({ friends }: Pick<Outputs["home"]["get"], "friends">) {
	return (
		<Card
			as="section"
			size="panel"
			aria-labelledby="beat"
			className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
		>
			<h2 id="beat" className="text-2xl">
				Beat a friend
			</h2>
			<p className="leading-snug text-muted">Ten rounds, the same cards for both. A link is enough.</p>
			{friends.length > 0 && (
				<ul className="-mx-1 flex gap-1">
					{friends.map(({ userId, username, avatarUrl }) => (
						<li key={userId} className="min-w-0 flex-1 basis-0 max-w-20">
							<Link
								to="/duel/new"
								search={{ to: userId }}
								aria-label={`Challenge ${username}`}
								className="press grid justify-items-center gap-1 rounded-md py-1.5 hover:bg-sunk"
							>
								<Avatar username={username} url={avatarUrl} className="grid size-12 text-xl" />
								<span className="w-full truncate text-center text-xs">{username}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
			<LinkButton to="/duel/new" wide>
				Challenge
			</LinkButton>
		</Card>
	);
}
