import { type ReactNode, useId } from "react";
import type { Me } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Seam } from "../../ui/seam.tsx";

interface NoOpponentProps {
	me: Me;
	title: string;
	children: ReactNode;
	/** What leads to an opponent. */
	action: ReactNode;
}

/** In place of a list of friends or duels that is still empty. */
export function NoOpponent({ me, title, children, action }: NoOpponentProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="@container grid justify-items-center overflow-hidden rounded-xl bg-raise pb-9 text-center shadow-card md:pb-12"
		>
			<div className="relative grid w-full grid-cols-2 items-center justify-items-center border-b-2 border-line">
				<div className="grid size-full place-items-center bg-accent/15 py-9 @lg:py-14">
					<Avatar
						username={me.username}
						url={me.avatarUrl}
						className="grid size-24 -rotate-6 text-4xl @lg:size-32 @lg:text-5xl"
					/>
				</div>
				<div className="grid size-full place-items-center border-l-2 border-line py-9 font-display text-5xl font-extrabold text-muted @lg:py-14 @lg:text-6xl">
					<span
						aria-hidden="true"
						className="grid size-24 rotate-6 place-items-center rounded-full border-3 border-dashed border-edge @lg:size-32"
					>
						?
					</span>
				</div>
				<Seam />
			</div>
			<h2 id={id} className="mt-8 px-5 text-3xl @lg:text-4xl">
				{title}
			</h2>
			<p className="mt-3 mb-6 max-w-md px-5 text-lg text-balance text-muted">{children}</p>
			{action}
		</section>
	);
}
