export function ChatArt() {
	return (
		<span aria-hidden="true" className="relative grid w-44 gap-2">
			<span className="h-12 w-28 rounded-[1.375rem] rounded-bl-sm bg-raise shadow-card" />
			<span className="h-12 w-28 justify-self-end rounded-[1.375rem] rounded-br-sm bg-ink" />
			<span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-accent font-display font-extrabold text-on-accent ring-6 ring-paper">
				VS
			</span>
		</span>
	);
}
