import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../features/admin/users/user-page.tsx";
import { headOf } from "../platform/page-head.ts";

export const Route = createFileRoute("/admin/users/$id")({ head: headOf("User"), component: UserPage });
