import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Seam } from "../../ui/seam.tsx";

interface NoFriendsProps {
	me: Me;
	onSearch: () => void;
}

/** In place of an empty list of friends. */
export function NoFriends({ me, onSearch }: NoFriendsProps) {
	return (
		<section
			aria-labelledby="no-friends"
			className="grid justify-items-center overflow-hidden rounded-xl bg-raise pb-9 text-center shadow-card md:pb-12"
		>
			<div className="relative grid w-full grid-cols-2 items-center justify-items-center border-b-2 border-line">
				<div
					data-tint={tintOf(me.avatarUrl)}
					className="grid size-full place-items-center bg-accent/15 py-9 md:py-14"
				>
					<Avatar
						username={me.username}
						url={me.avatarUrl}
						className="grid size-24 -rotate-6 text-4xl md:size-32 md:text-5xl"
					/>
				</div>
				<div className="grid size-full place-items-center border-l-2 border-line py-9 md:py-14">
					<span
						aria-hidden="true"
						className="grid size-24 rotate-6 place-items-center rounded-full border-3 border-dashed border-edge font-display text-5xl font-extrabold text-muted md:size-32 md:text-6xl"
					>
						?
					</span>
				</div>
				<Seam />
			</div>
			<h2 id="no-friends" className="mt-8 px-5 text-3xl md:text-4xl">
				Find someone to beat
			</h2>
			<p className="mt-3 mb-6 max-w-md px-5 text-lg text-muted text-pretty">
				Add a friend to see when they're online, chat, and settle who is better.
			</p>
			<Button onClick={onSearch}>Search for players</Button>
		</section>
	);
}

/** The colour of a generated avatar is part of its address. */
function tintOf(avatarUrl: string): string {
	return /-(\d)\.svg$/.exec(avatarUrl)?.[1] ?? "0";
}
