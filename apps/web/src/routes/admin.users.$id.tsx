import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../features/admin/users/user-page.tsx";

export const Route = createFileRoute("/admin/users/$id")({ component: UserPage });
