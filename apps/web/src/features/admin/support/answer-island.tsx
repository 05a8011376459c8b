import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const Waiting = () => <Skeleton className="h-96" />;

/** The form, which comes once the ticket can be read. */
export const AnswerForm = lazyIsland(
	() => import("./answer-form.tsx"),
	(module) => module.AnswerForm,
	{ Waiting },
);
