import { Link } from "@tanstack/react-router";

interface GameLinkProps {
	name: string;
	href: string;
}

export function GameLink({ name, href }: GameLinkProps) {
	return (
		<div className="flex w-full items-center gap-3 rounded-lg border-2 border-line bg-paper p-2 pl-3 text-ink">
			<span aria-hidden="true" className="relative flex h-9 w-13 shrink-0 overflow-hidden rounded-sm">
				<span className="grow bg-accent" />
				<span className="grow bg-ink" />
				<span className="absolute inset-0 m-auto grid size-5 place-items-center rounded-full bg-paper text-[0.5rem] font-extrabold text-ink">
					VS
				</span>
			</span>
			<bdi className="min-w-0 grow truncate font-display font-bold">{name}</bdi>
			<Link
				to={href}
				aria-label={`Play ${name}`}
				className="press shrink-0 rounded-md bg-accent px-4 py-2.5 font-display font-bold text-on-accent"
			>
				Play
			</Link>
		</div>
	);
}
