export const ROW =
	"relative flex min-w-0 items-center gap-3 rounded-md border-2 border-line bg-paper has-checked:border-ink has-checked:bg-accent/12 has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
export const ROW_RADIO =
	"peer absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-default";
