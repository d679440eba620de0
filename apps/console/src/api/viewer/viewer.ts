import { graphql, type ResultOf } from '../graphql.ts';

export const viewerQuery = graphql(`
  query Viewer {
    viewer {
      email
      user {
        id
        name
        lastName
        email
        admin
        active
        type
        roleName
        role {
          id
        }
      }
      entity {
        id
        type
        name
        active
        services
        requireMfa
      }
      permissions {
        group
        level
      }
      administrators {
        name
        email
      }
      preferences {
        defaultPage
        singleKeyShortcuts
      }
      acting {
        id
        mode
        expiresAt
      }
    }
  }
`);

/** The signed-in user; during an acting session, the target, with `acting`. */
export type Viewer = ResultOf<typeof viewerQuery>['viewer'];

export type ViewerActing = NonNullable<Viewer['acting']>;
